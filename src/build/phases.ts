/**
 * Does one part of the build, and notes what it took where `npm run bench:build` finds it: the time
 * that passed, and the processor's time in milliseconds.
 */
export async function measurePhase<Result>(name: string, work: () => Promise<Result>) {
  const start = performance.now()
  const before = process.cpuUsage()
  const result = await work()
  const { system, user } = process.cpuUsage(before)
  performance.measure(name, { start, detail: { processor: (user + system) / 1000 } })
  return result
}
