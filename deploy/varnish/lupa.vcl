# A cache in front of the site that is purged by tag: Varnish 7 with the xkey of varnish-modules, and CDN=varnish for site and purger (deploy/README.md).
#   varnishd -a :6081 -f /etc/varnish/lupa.vcl -s malloc,1g -p http_gzip_support=off
# The site compresses by itself, also with brotli; hence `http_gzip_support=off`. TLS is a proxy's before it.
vcl 4.1;

import std;
import xkey;

backend site {
  .host = "127.0.0.1";
  .port = "3000";
  .first_byte_timeout = 10s;
  .probe = { .url = "/readyz"; .interval = 2s; .timeout = 2s; .window = 5; .threshold = 2; .initial = 5; }
}

# Where purgers are.
acl purgers {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ purgers) {
      return (synth(403, "Not from here"));
    }
    if (!req.http.xkey-purge) {
      return (synth(400, "Without xkey-purge"));
    }
    set req.http.purged = xkey.purge(req.http.xkey-purge);
    return (synth(200, "Purged " + req.http.purged));
  }
  # A visitor must not decide which requests have their trace exported. Where the proxy before this cache sets them, leave these two out.
  unset req.http.traceparent;
  unset req.http.tracestate;
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Drafts and the site at a moment, and what differs per visitor.
  if (req.url ~ "^/(vista-previa|api/location|readyz|healthz)\b") {
    return (pass);
  }
  # The site reads no cookie, and has one name. Pages are the same for everybody, or for everybody in a territory: then `Vary` names the headers with a
  # visitor's country and region. The proxy before this cache has to set them, or to remove what a visitor sends under their names.
  unset req.http.Cookie;
  if (req.http.Accept-Encoding !~ "q=0(\.0*)?\s*(,|$)") {
    if (req.http.Accept-Encoding ~ "\bbr\b") {
      set req.http.Accept-Encoding = "br";
    } else if (req.http.Accept-Encoding ~ "\bgzip\b") {
      set req.http.Accept-Encoding = "gzip";
    } else {
      unset req.http.Accept-Encoding;
    }
  }
  # What is past its time is shown for ten minutes while it is fetched anew, and for a day where no site answers.
  if (std.healthy(req.backend_hint)) {
    set req.grace = 600s;
  }
}

sub vcl_hash {
  # Where a visitor comes from (apps/site/page/canonicalUrl.ts) is read in the browser.
  hash_data(regsub(regsuball(req.url, "(?<=[?&])(cclid|cmpccl|utm_[a-z_]+|gclid|dclid|[wg]braid|gad_[a-z]+|srsltid|_gl|msclkid|ttclid|fbclid|mc_[ce]id|ref)=[^&]*(&|$)", ""), "[?&]$", ""));
  return (lookup);
}

sub vcl_backend_response {
  # A redirect takes the query of who asked with it.
  if (beresp.status >= 300 && beresp.status < 400 && beresp.status != 304 && bereq.url ~ "\?") {
    set beresp.uncacheable = true;
    set beresp.ttl = 1s;
    return (deliver);
  }
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
  if (beresp.http.Surrogate-Control ~ "max-age=\d+") {
    set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^.*max-age=(\d+).*$", "\1s"), 0s);
    set beresp.grace = 0s;
    if (beresp.http.Surrogate-Control ~ "stale-if-error") {
      set beresp.grace = 24h;
    }
  }
  # A tag of everything.
  if (beresp.http.xkey !~ "(^| )\*$") {
    set beresp.http.xkey = beresp.http.xkey + " *";
  }
}

sub vcl_deliver {
  unset resp.http.xkey;
  unset resp.http.Surrogate-Control;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
  if (obj.hits > 0) {
    set resp.http.X-Edge = "hit";
  } else {
    set resp.http.X-Edge = "miss";
  }
}
