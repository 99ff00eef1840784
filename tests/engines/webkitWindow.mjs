#!/usr/bin/env -S gjs -m
// A browser window around Debian's WebKitGTK for WebKitWebDriver to drive, run by GJS. MiniBrowser would do, but is never narrower than
// 447 px and keeps the console to itself. Parameters: the file that problems are written to, one JSON string a line, and options.
import Gio from 'gi://Gio';
import GLib from 'gi://GLib';
import Gtk from 'gi://Gtk?version=3.0';
import WebKit2 from 'gi://WebKit2?version=4.1';
import { programArgs } from 'system';

const [problemsPath, ...options] = programArgs;
const without = options.filter((option) => option.startsWith('--without=')).map((option) => option.slice('--without='.length));
const problems = Gio.File.new_for_path(problemsPath).append_to(Gio.FileCreateFlags.NONE, null);

const reportProblems = `(() => {
  const { problems } = webkit.messageHandlers;
  const textOf = (value) => (value instanceof Error ? String(value) + ' ' + value.stack : String(value));
  const tell = (text) => problems.postMessage(JSON.stringify(text));
  for (const level of ['error', 'warn']) {
    const write = console[level];
    console[level] = (...values) => { tell(values.map(textOf).join(' ')); write.apply(console, values); };
  }
  addEventListener('error', ({ message, target }) => tell(message ?? 'could not load ' + (target.src ?? target.href)), true);
  // Once the page's own listeners have had it: what they prevent is no problem, as on the console.
  addEventListener('unhandledrejection', (event) => setTimeout(() => event.defaultPrevented || tell('unhandled rejection: ' + textOf(event.reason))));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber, sample }) =>
    tell(['policy:', violatedDirective, blockedURI, sourceFile, lineNumber, sample].join(' ')));
})()`;

const gtkSettings = Gtk.Settings.get_default() ?? (Gtk.init(null), Gtk.Settings.get_default());
gtkSettings.gtk_enable_animations = !options.includes('--reduced-motion');
gtkSettings.gtk_application_prefer_dark_theme = options.includes('--dark');

const settings = new WebKit2.Settings();
const features = WebKit2.Settings.get_all_features();
for (let index = 0; index < features.get_length(); index++) {
  const feature = features.get(index);
  if (without.includes(feature.get_identifier())) settings.set_feature_enabled(feature, false);
}

const context = WebKit2.WebContext.new_ephemeral();
context.set_automation_allowed(true);
context.connect('automation-started', (_, session) => {
  const info = new WebKit2.ApplicationInfo();
  info.set_name('LupaTest');
  session.set_application_info(info);
  session.connect('create-web-view', () => show({ web_context: context, is_controlled_by_automation: true }));
});

function show(properties) {
  const content = new WebKit2.UserContentManager();
  const { START } = WebKit2.UserScriptInjectionTime;
  content.add_script(new WebKit2.UserScript(reportProblems, WebKit2.UserContentInjectedFrames.ALL_FRAMES, START, null, null));
  content.register_script_message_handler('problems');
  content.connect('script-message-received::problems', (_, message) => {
    problems.write_all(`${message.get_js_value().to_string()}\n`, null);
  });
  const view = new WebKit2.WebView({ user_content_manager: content, settings, ...properties });
  view.connect('create', () => show({ related_view: view }));
  const window = new Gtk.Window();
  window.add(view);
  window.show_all();
  return view;
}

GLib.MainLoop.new(null, false).run();
