/** What a build of everything took at most in a control group, with 1,000 MiB to spare: 856 MiB. */
const needed = 900 * 2 ** 20

const mega = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MiB`

/**
 * What to know before a build on a machine that has too little memory for it; nothing when it has enough.
 * @param available bytes that a process may still take
 */
export function describeScarceMemory(available: number) {
  if (available >= needed) return
  return `A build takes up to ${mega(needed)} of memory, and ${mega(available)} are free here: it may be killed. Add swap, or build on another machine and bring a pack (npm run pack), which is served in 256 MiB.`
}
