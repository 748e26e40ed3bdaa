const idsPerPage = 4096

/**
 * Identifiers as bits in small pages: those of a statewide file are numbered nearly without gaps,
 * and half a million take some 100 kB, where a `Set` takes 20 MB and the time to fill it.
 */
export class IdSet {
  readonly #pages = new Map<number, Uint8Array>()

  /**
   * Adds an identifier, a whole number from 0.
   * @returns whether it is new.
   */
  add(id: number) {
    const page = this.#pageOf(id)
    const at = id % idsPerPage
    const bit = 1 << (at & 7)
    const bits = page[at >> 3] ?? 0
    page[at >> 3] = bits | bit
    return (bits & bit) === 0
  }

  has(id: number) {
    const at = id % idsPerPage
    const bits = this.#pages.get(Math.floor(id / idsPerPage))?.[at >> 3] ?? 0
    return (bits & (1 << (at & 7))) !== 0
  }

  #pageOf(id: number) {
    const number = Math.floor(id / idsPerPage)
    const page = this.#pages.get(number) ?? new Uint8Array(idsPerPage / 8)
    this.#pages.set(number, page)
    return page
  }
}
