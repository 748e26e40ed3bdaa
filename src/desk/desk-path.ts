/** The address of a page or form of the desk; none of them is a page of the site. */
export const deskPath = (...parts: readonly string[]) => ['/desk', ...parts].join('/')
