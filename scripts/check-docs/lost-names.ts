import { dirname, join, normalize } from 'node:path'
import { namedThings } from './named-things.ts'

export interface Project {
  /** True for a file or folder of the project. */
  exists: (path: string) => boolean
  /** Names of the scripts in package.json. */
  scripts: readonly string[]
}

/** Made by a command and left out of the repository, so they may be absent. */
const madeByCommand =
  /^(?:node_modules|dist|releases|var|\.cache|\.astro|\.env|test-results|playwright-report)(?:\/|$)/

/** A bare name such as `package.json` or `app.ts` is looked for at the top and beside the document. */
function isThere(path: string, document: string, { exists }: Project) {
  const places = [path, join(dirname(document), path)].map((place) => normalize(place))
  return places.some((place) => madeByCommand.test(place) || exists(place))
}

/** The files and npm scripts that a document names and the project does not have. */
export function findLostNames(markdown: string, document: string, project: Project): string[] {
  const { files, scripts } = namedThings(markdown)
  return [
    ...files
      .filter((path) => !isThere(path, document, project))
      .map((path) => `${document} names ${path}, which does not exist`),
    ...scripts
      .filter((name) => !project.scripts.includes(name))
      .map((name) => `${document} names npm run ${name}, which does not exist`),
  ]
}
