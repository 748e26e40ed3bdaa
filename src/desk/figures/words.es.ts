import type { Words } from './words.en.ts'

export const es: Words = {
  title: 'Cifras',
  lead: 'Totales por semana y por página. No se puede encontrar a nadie en ellos, y no se cuenta a quien le pide privacidad a su navegador.',
  spans: { 12: 'Últimas 12 semanas', 52: 'Últimas 52 semanas' },
  figures: {
    presses: 'Lo que se presionó',
    useful: '¿Le sirvió esta página?',
    'sign-ups': 'Suscripciones al boletín confirmadas',
    searches: 'Palabras de búsquedas que ninguna página responde del todo',
  },
  kinds: {
    call: 'Llamar',
    text: 'Mensaje de texto',
    booking: 'Cita en línea',
    directions: 'Cómo llegar',
    form: 'Botón de un formulario',
    yes: 'Sí',
    no: 'No',
    confirmed: 'Confirmadas',
    missed: 'Búsquedas',
  },
  sources: {
    'footer-newsletter': 'Al final de una página',
    'newsletter-page': 'Página del boletín',
    'newsletter-retry': 'Después de un error en el formulario',
    'newsletter-link-ended': 'Después de un enlace muy viejo',
  },
  none: 'En estas semanas no se contó nada.',
  week: 'Semana del',
  byWeek: 'Por semana',
  places: {
    presses: { by: 'Por página', one: 'Página' },
    useful: { by: 'Por página', one: 'Página' },
    'sign-ups': { by: 'Por página', one: 'Dónde' },
    searches: { by: 'Por palabra', one: 'Palabra' },
  },
  thisWeek: 'La última semana todavía no termina.',
  stored:
    'Lo que se presionó y las palabras se guardan un año. Las respuestas se borran cuando se cumple su tiempo, y una dirección borrada ya no se cuenta.',
  searched:
    'La búsqueda trabaja en el navegador de quien busca. Cuando ninguna página tiene todas sus palabras, se cuentan las que sí están en nuestras páginas; lo demás que escribió es suyo. Una palabra que sale mucho tal vez pide una página.',
  save: 'Guardar como tabla (CSV)',
}
