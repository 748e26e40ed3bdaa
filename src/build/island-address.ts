import type { Plugin } from 'vite'

/** Where the built `islands.ts` lies, known after the client build. */
export interface IslandAddress {
  path?: string
}

/** Builds `src/layouts/islands.ts` for the browser and notes the address it gets. */
export function islandAddressPlugin(address: IslandAddress): Plugin {
  let reference = ''
  return {
    name: 'island-address',
    applyToEnvironment: (environment) => environment.name === 'client',
    apply: 'build',
    buildStart() {
      reference = this.emitFile({
        type: 'chunk',
        id: '/src/layouts/islands.ts',
        name: 'islands',
        preserveSignature: 'strict',
      })
    },
    generateBundle() {
      address.path = `/${this.getFileName(reference)}`
    },
  }
}
