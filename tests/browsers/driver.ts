/** The keys that a journey presses by name; any other is the letter itself. */
export type Key =
  | 'ArrowDown'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'ArrowUp'
  | 'Enter'
  | 'Escape'
  | 'Space'
  | 'Tab'

/** What every engine can do, each by its own protocol; `page.ts` makes the acts of a visitor of it. */
export interface Driver {
  /** Waits until the page has loaded. */
  goTo(address: string): Promise<void>
  reload(): Promise<void>
  /** The size of the page itself, in CSS pixels. */
  resize(width: number, height: number): Promise<void>
  /** What an expression of JavaScript comes to, as JSON carries it. */
  run(expression: string): Promise<unknown>
  moveTo(x: number, y: number): Promise<void>
  clickAt(x: number, y: number): Promise<void>
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  /** The page as a PNG. */
  picture(): Promise<Buffer>
  /** What scripts and the console complained of since this was last asked. */
  takeComplaints(): Promise<readonly string[]>
  close(): Promise<void>
}
