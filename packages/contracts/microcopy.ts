import { z } from 'zod';
import { listOf } from './generous.ts';

/** `GET {cms}/Microcopy/?locale=&limit=` */
export const microcopyEntrySchema = z.object({ key: z.string().min(1), value: z.string() });
export const microcopyEntriesSchema = listOf(microcopyEntrySchema);
export type MicrocopyEntry = z.output<typeof microcopyEntrySchema>;

/** The keys that the site asks for. `SPEC` ones first; a key without a text falls back to the default beside it. */
export const microcopyDefaults = {
  mobile_header_return: 'Volver',
  compare_casinos: 'Comparar casinos',
  select_max_casinos: 'Puedes comparar hasta tres casinos',
  select_to_compare: 'Elige un casino para comparar',
  delete_casino_to_add_new: 'Quita un casino para agregar otro',
  play: 'Jugar',
  free: 'gratis',
  update_credits: 'Renovar créditos',
  special_bono: 'Bono especial',
  cta_play_now_real_money: 'Jugar por dinero real',
  similar_games: 'Juegos parecidos',
  play_for_real_money_lightbox: 'Juega por dinero real en',
  free_for_lightbox_bonus_text: 'Bono de bienvenida',
  menu: 'Menú',
  close: 'Cerrar',
  back_to_top: 'Volver arriba',
  previous: 'Anterior',
  next: 'Siguiente',
  pause: 'Pausar',
  play_motion: 'Reanudar el movimiento',
  show_more: 'Ver más',
  visit_casino: 'Ir al casino',
  read_review: 'Leer reseña',
  advertising: 'Publicidad',
  adults_only: 'Solo mayores de 18 años',
  terms_apply: 'Aplican términos y condiciones',
  minimum_deposit: 'Depósito mínimo',
  rollover: 'Rollover',
  expires_on: 'Vence',
  license: 'Licencia',
  payout_time: 'Plazo de retiro',
  payment_methods: 'Medios de pago',
  verified_on: 'Verificado el',
  updated_on: 'Actualizado el',
  written_by: 'Por',
  rating: 'Nota',
  rating_out_of: 'de 10',
  read_terms: 'Ver términos',
  pros: 'A favor',
  cons: 'En contra',
  offer_expired: 'Oferta vencida',
  no_offer: 'Sin oferta vigente',
  not_recommended: 'Ya no lo recomendamos',
  recommended_instead: 'En su lugar, mira',
  opens_in_new_tab: 'se abre en otra pestaña',
  skip_to_content: 'Saltar al contenido',
  main_navigation: 'Navegación principal',
  footer_navigation: 'Pie de página',
  language: 'Idioma',
  privacy_preferences: 'Preferencias de privacidad',
  consent_title: 'Tu privacidad',
  consent_text: '¿Nos dejas medir qué páginas y enlaces se usan, para mejorar el sitio? Nada de eso corre sin tu permiso.',
  consent_accept: 'Aceptar',
  consent_reject: 'Rechazar',
  consent_accepted: 'Hoy está aceptado: medimos el uso del sitio.',
  consent_rejected: 'Hoy está rechazado: no medimos nada.',
  consent_by_browser: 'Tu navegador pide privacidad, así que no medimos nada.',
  consent_privacy: 'Qué guardamos y qué no',
  /** Path of the page that the consent dialog links to. */
  consent_privacy_path: '/privacidad/',
  breadcrumbs: 'Estás aquí',
  sitemap: 'Mapa del sitio',
  sitemap_sections: 'Secciones del mapa',
  sitemap_unavailable: 'No pudimos leer la lista de páginas. Inténtalo de nuevo en un momento.',
  back_home: 'Volver al inicio',
  not_found_hint: 'Quizás la movimos o quizás nunca existió. Desde el inicio llegas a todo lo que revisamos.',
  offline: 'Sin conexión. Mostramos lo que ya habías abierto.',
  online: 'Conexión recuperada.',
  offline_title: 'Estás sin conexión',
  offline_text: 'No pudimos llegar a esta página. Apenas vuelva la conexión, la abrimos.',
  offline_retry: 'Intentar de nuevo',
  offline_kept: 'Puedes leer ahora',
  play_free: 'Jugar gratis',
  free_play_note: 'Con créditos de práctica: no se gana ni se pierde plata.',
  game_facts: 'Ficha del juego',
  game_type: 'Tipo',
  game_provider: 'Proveedor',
  game_rtp: 'RTP',
  game_volatility: 'Volatilidad',
  game_highest_win: 'Premio máximo',
  game_times_the_bet: 'la apuesta',
  game_minimum_bet: 'Apuesta mínima',
  game_maximum_bet: 'Apuesta máxima',
  game_reels: 'Rodillos',
  game_paylines: 'Líneas de pago',
  game_free_spins: 'Giros gratis',
  game_multiplier: 'Multiplicador',
  game_theme: 'Tema',
  game_popularity: 'Popularidad',
  game_popularity_out_of: 'de 100',
  game_jackpot: 'Jackpot',
  yes: 'Sí',
} as const satisfies Record<string, string>;

export type MicrocopyKey = keyof typeof microcopyDefaults;
export type Microcopy = Readonly<Record<MicrocopyKey, string>>;

/** Entries of the service over the defaults. Keys that the site does not know are left out. */
export function buildMicrocopy(entries: MicrocopyEntry[]): Microcopy {
  const texts: Record<string, string> = { ...microcopyDefaults };
  for (const { key, value } of entries) if (key in texts && value !== '') texts[key] = value;
  return texts as Microcopy;
}

export const microcopyEntriesExample: MicrocopyEntry[] = [
  { key: 'compare_casinos', value: 'Comparar casinos' },
  { key: 'mobile_header_return', value: 'Volver' },
];
