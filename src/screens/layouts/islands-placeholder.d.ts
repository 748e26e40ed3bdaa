/** `islands.ts` under the name that the build replaces by its address. */
declare module '%islands%' {
  export { wakeIsland } from './islands.ts'
}
