const schemes = ['http://', 'https://', 'mailto:', 'tel:'];

/** A link needs a target: a path of the site, an anchor, or a full address with a scheme that may be followed. */
export function validateUrl(value: unknown): string | true {
  if (typeof value !== 'string' || value.trim() === '') return 'Un enlace necesita un destino.';
  const url = value.trim();
  if (/\s/.test(url)) return 'El destino no puede llevar espacios.';
  if (url.startsWith('/') && !url.startsWith('//')) return true;
  if (/^#[\w-]+$/.test(url)) return true;
  if (schemes.some((scheme) => url.toLowerCase().startsWith(scheme) && url.length > scheme.length)) return true;
  return 'Escribe una ruta que empiece con /, un ancla con # o una dirección que empiece con https://, mailto: o tel:.';
}
