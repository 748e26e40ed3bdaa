/**
 * Loaded before a server process (`--import`): its clock is CLOCK_SHIFT milliseconds ahead of the
 * machine's, or behind it when that is negative.
 */
const shift = Number(process.env['CLOCK_SHIFT'])
const tell = Date.now

Date.now = () => tell() + shift
