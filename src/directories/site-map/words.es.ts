import type { Words } from '#directories/site-map/words.en.ts'

export const es: Words = {
  searchLabel: 'Busque en las páginas de este sitio',
  search: 'Buscar',
  noResult: 'Ninguna página coincide. Pruebe otra palabra.',
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
