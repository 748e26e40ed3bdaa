import { expect, test } from 'vitest'
import { claimsInWords, codeUseOf, pagesWithRating } from './shown-claims.ts'

test('claims in braces are read from the words of a page', () => {
  expect(claimsInWords('- {claim:years}\n- {clinic}', 'about', 'es')).toEqual([
    { id: 'years', on: 'about', locale: 'es' },
  ])
})

test('claims that the code names or prints are read from its text', () => {
  const code = "findClaim('rating'); readClaims().filter(({ shownOn }) => shownOn.includes('home'))"
  expect(codeUseOf(code)).toEqual({ named: ['rating'], printing: ['home'] })
})

test('the home page tells search engines the rating, the privacy policy does not', () => {
  expect(pagesWithRating()).toContain('home')
  expect(pagesWithRating()).not.toContain('privacy')
})
