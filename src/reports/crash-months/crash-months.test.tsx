import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { readFigures } from '#city/crash-figures/read-figures.ts'
import { CrashMonths } from '#reports/crash-months/crash-months.tsx'

const figures = readFigures()
const leftOut = /Months of 2025 are not counted yet/

afterEach(cleanup)

test('months of a year that is not complete are left out, and it is said why', () => {
  render(<CrashMonths locale="en" figures={{ ...figures, yearsNotCounted: [2025] }} />)
  expect(screen.getByText(leftOut)).toBeDefined()
})

test('where every year is complete nothing is said of others', () => {
  render(<CrashMonths locale="en" figures={{ ...figures, yearsNotCounted: [] }} />)
  expect(screen.queryByText(leftOut)).toBeNull()
})
