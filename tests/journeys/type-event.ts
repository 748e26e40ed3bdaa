import type { Page } from '@playwright/test'
import { localDate } from '#clinic/clock/clock.ts'
import { addDays, addMonths, type Day, weekdayOf } from '#language/dates/days.ts'

const saturday = 5

/** Today at the clinic, the first day of the next month, and its first Saturday. */
export function eventDays(now = Date.now()) {
  const today = localDate(now)
  const begins: Day = `${addMonths(today, 1).slice(0, 7)}-01`
  const firstSaturday = addDays(begins, (saturday - weekdayOf(begins) + 7) % 7)
  return { today, begins, firstSaturday }
}

/** Types an event that comes again every first Saturday into its form at the desk, but for name, price, page and languages. */
export async function typeEvent(page: Page) {
  const { begins, today } = eventDays()
  await page.getByLabel('Qué pasa ahí (Inglés)').fill('Slow lanes.')
  await page.getByLabel('Qué pasa ahí (Español)').fill('Carriles lentos.')
  await page.getByLabel('Dónde: Nombre').fill('Sample Pool')
  await page.getByLabel('Dónde: Calle y número').fill('12 Sample Street')
  await page.getByLabel('Dónde: Ciudad').fill('Oakland')
  await page.getByLabel('Dónde: Código postal').fill('94607')
  await page.getByLabel('Día', { exact: true }).fill(begins)
  await page.getByLabel('Se preguntó al organizador').fill(today)
  await page.getByLabel('Empieza a las', { exact: true }).fill('10:00')
  await page.getByLabel('Termina a las', { exact: true }).fill('11:00')
  await page.getByLabel('Cómo se repite').last().selectOption('Cada mes')
  await page.getByLabel('Cuál del mes').selectOption('primer')
  await page.getByLabel('Día de la semana').selectOption('sábado')
  await page.getByLabel('Organizador: Nombre').fill('Example Swimmers')
  await page.getByLabel('Organizador: Página en internet').fill('https://swim.example')
}
