import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CareCard } from './care-card.tsx'

const levels = [
  ['emergency', 'Emergency', 'Call 911 now if'],
  ['today', 'Urgent', 'Get medical care today if'],
  ['clinic', 'Not urgent', 'Ask us or your doctor if'],
] as const

test.each(levels)('the %s card says "%s" and looks like it', (level, levelLabel, heading) => {
  render(
    <CareCard level={level} levelLabel={levelLabel} heading={heading}>
      <p>You passed out.</p>
    </CareCard>,
  )
  const card = screen.getByRole('group', { name: `${levelLabel}: ${heading}` })
  expect(card.className).toContain(`care-${level}`)
  expect(card.textContent).toBe(`${levelLabel}: ${heading}You passed out.`)
})
