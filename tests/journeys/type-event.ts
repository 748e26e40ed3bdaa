import type { Page } from '@playwright/test'

/** Types an event that comes again every first Saturday into its form at the desk, but for name, price, page and languages. */
export async function typeEvent(page: Page) {
  await page.getByLabel('Qué pasa ahí (Inglés)').fill('Slow lanes.')
  await page.getByLabel('Qué pasa ahí (Español)').fill('Carriles lentos.')
  await page.getByLabel('Dónde: Nombre').fill('Sample Pool')
  await page.getByLabel('Dónde: Calle y número').fill('12 Sample Street')
  await page.getByLabel('Dónde: Ciudad').fill('Oakland')
  await page.getByLabel('Dónde: Código postal').fill('94607')
  await page.getByLabel('Día', { exact: true }).fill('2026-12-01')
  await page.getByLabel('Se preguntó al organizador').fill('2026-11-27')
  await page.getByLabel('Empieza a las').fill('10:00')
  await page.getByLabel('Termina a las').fill('11:00')
  await page.getByLabel('Cómo se repite').last().selectOption('Cada mes')
  await page.getByLabel('Cuál del mes').selectOption('primer')
  await page.getByLabel('Día de la semana').selectOption('sábado')
  await page.getByLabel('Organizador: Nombre').fill('Example Swimmers')
  await page.getByLabel('Organizador: Página en internet').fill('https://swim.example')
}
