/** `islands.ts` under the name that the build replaces by its address. */
declare module '%islands%' {
  export { presses, wakeIsland } from './islands.ts'
}
