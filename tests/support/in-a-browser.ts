import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterEach } from 'vitest'
import { rememberPage } from './remember-page.ts'

rememberPage()

const { getElementError } = getConfig()

/**
 * What is not found says so with the whole page. Whoever waits asks many times, and only the last
 * answer is read, so that the page is written down when the message is asked for.
 */
function sayWhenAsked(...found: Parameters<typeof getElementError>) {
  const error = new Error('')
  error.name = 'TestingLibraryElementError'
  Object.defineProperty(error, 'message', { get: () => getElementError(...found).message })
  return error
}

/** On a busy machine a component may take longer than a second; a test that fails says so later. */
configure({ asyncUtilTimeout: 10_000, getElementError: sayWhenAsked })

/** Test files of components share a window; the next test finds it as a first visitor does. */
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
  localStorage.clear()
  sessionStorage.clear()
})
