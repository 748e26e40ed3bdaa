import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

/** On a busy machine a component may take longer than a second; a test that fails says so later. */
configure({ asyncUtilTimeout: 10_000 })

/** Test files of components share a window; the next test finds it as a first visitor does. */
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
  localStorage.clear()
  sessionStorage.clear()
})
