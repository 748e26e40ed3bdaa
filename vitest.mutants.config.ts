import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Tests beside the code first: what they notice needs no server. */
class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isNear = ({ moduleId }: TestSpecification) => moduleId.includes('/src/')
    return files.toSorted((one, other) => Number(isNear(other)) - Number(isNear(one)))
  }
}

/** The tests that mutants are tried against: those of rules, without components and processes. */
export default defineConfig({
  test: {
    testTimeout: 60_000,
    include: [
      'src/**/*.test.ts',
      'tests/server/{mail,mail-*,newsletter-*}.test.ts',
      'tests/server/{rate-limit,store-query,store-sqlite,watch}.test.ts',
    ],
    setupFiles: ['tests/support/no-console-noise.ts'],
    sequence: { sequencer: NearestFirst },
  },
})
