import type { Words } from './words.en.ts'

export const es: Words = {
  searchLabel: 'Busque en las páginas de este sitio',
  search: 'Buscar',
  pages: { one: '1 página', other: '{n} páginas' },
  noResult: 'Ninguna página tiene esas palabras. Pruebe otra o llámenos.',
  groups: {
    start: 'Empiece aquí',
    conditions: 'Lesiones',
    services: 'Servicios',
    tools: 'Herramientas de recuperación',
    phases: 'Las fases del tratamiento',
    resources: 'Recursos',
    figures: 'Cifras de choques',
    legal: 'Legal',
    areas: 'Zonas',
    about: 'Nosotros',
    notices: 'Avisos',
  },
}
