const idsPerPage = 4096

/**
 * Identifiers as bits in small pages: those of a statewide file are numbered nearly without gaps,
 * and half a million take some 100 kB, where a `Set` takes 20 MB and the time to fill it.
 */
export class IdSet {
  readonly #pages = new Map<number, Uint8Array>()
  /** The page of the last identifier: the next one lies mostly on the same. */
  #number = -1
  #page: Uint8Array | undefined

  /**
   * Adds an identifier, a whole number from 0.
   * @returns whether it is new.
   */
  add(id: number) {
    const page = this.#turnTo(id) ?? this.#newPage()
    const at = id % idsPerPage
    const bit = 1 << (at & 7)
    const bits = page[at >> 3] ?? 0
    page[at >> 3] = bits | bit
    return (bits & bit) === 0
  }

  has(id: number) {
    const at = id % idsPerPage
    const bits = this.#turnTo(id)?.[at >> 3] ?? 0
    return (bits & (1 << (at & 7))) !== 0
  }

  #turnTo(id: number) {
    const number = Math.floor(id / idsPerPage)
    if (number !== this.#number) {
      this.#number = number
      this.#page = this.#pages.get(number)
    }
    return this.#page
  }

  #newPage() {
    const page = new Uint8Array(idsPerPage / 8)
    this.#pages.set(this.#number, page)
    this.#page = page
    return page
  }
}
