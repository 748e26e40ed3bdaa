import { describe } from 'vitest'
import { findFirefox } from '#scripts/find-engines.ts'
import { startFirefox } from './firefox.ts'
import { walkJourneys } from './walk-journeys.ts'

const firefox = findFirefox()

describe.skipIf(!firefox)('Firefox', () => {
  walkJourneys('Firefox', () => startFirefox(firefox ?? ''))
})
