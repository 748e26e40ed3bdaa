import type { Words } from './words.en.ts'

export const es: Words = {
  title: 'Cifras',
  lead: 'Totales por semana y por página. No se puede encontrar a nadie en ellos, y no se cuenta a quien le pide privacidad a su navegador.',
  spans: { 12: 'Últimas 12 semanas', 52: 'Últimas 52 semanas' },
  figures: {
    presses: 'Lo que se presionó',
    useful: '¿Le sirvió esta página?',
    'sign-ups': 'Suscripciones al boletín confirmadas',
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
  },
  sources: {
    'footer-newsletter': 'Al final de una página',
    'newsletter-page': 'Página del boletín',
    'newsletter-retry': 'Después de un error en el formulario',
    'newsletter-link-ended': 'Después de un enlace muy viejo',
  },
  none: 'En estas semanas no se contó nada.',
  week: 'Semana del',
  page: 'Página',
  where: 'Dónde',
  byWeek: 'Por semana',
  byPage: 'Por página',
  thisWeek: 'La última semana todavía no termina.',
  stored:
    'Lo que se presionó se guarda un año. Las respuestas se borran cuando se cumple su tiempo, y una dirección borrada ya no se cuenta.',
  searched: 'Lo que la gente busca',
  notCounted:
    'No se cuenta. La búsqueda trabaja en el navegador de cada persona y no nos dice nada. Encuentra toda palabra que está en una página; lo que no encuentra es solo lo que alguien escribió, y eso es suyo.',
  save: 'Guardar como tabla (CSV)',
}
