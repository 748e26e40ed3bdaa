import { configure } from '@testing-library/dom'

/** On a busy machine a component may take longer than a second; a test that fails says so later. */
configure({ asyncUtilTimeout: 10_000 })
