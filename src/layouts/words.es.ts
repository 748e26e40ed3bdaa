import type { Words } from '#layouts/words.en.ts'

export const es: Words = {
  switchLanguage: 'English',
  sample: 'Sitio de muestra: no está listo para pacientes',
  skipToContent: 'Ir al contenido principal',
  call: 'Llamar',
  text: 'Mensaje',
  book: 'Cita',
  bookFree: 'Pida su consulta GRATIS',
  bookCalendar: 'Calendario',
  reviewUs: 'Deje una reseña',
  menu: 'Menú',
  mainMenu: 'Menú principal',
  offline: 'La red no contesta. Esta página funciona igual: se guardó en una visita anterior.',
  banner: {
    label: 'Ayuda de emergencia',
    text: '¿Se desmayó, no puede moverse o el dolor empeora rápido? Llame al 911.',
    callAtAnyHour: '¿Se lastimó hoy? Llámenos a cualquier hora:',
    callUs: '¿Se lastimó hoy? Llámenos:',
    dismiss: 'Ocultar este aviso',
  },
  footer: {
    helpful: 'Enlaces útiles',
    contact: 'Contacto y emergencias',
    legal: 'Avisos',
    social: 'Síganos',
    portal: 'Portal del paciente',
    darkMode: 'Modo oscuro',
    copyright: 'Todos los derechos reservados.',
    emergencyNotice: 'En una emergencia, llame al 911. No maneje.',
    languageHelp: 'La ayuda con el idioma es gratis para usted.',
  },
}
