declare module 'mapshaper' {
  const mapshaper: {
    /** Runs the commands over files that are given and returned by name, none on the disk. */
    applyCommands(
      commands: string,
      files: Record<string, string>,
    ): Promise<Record<string, Uint8Array>>
  }
  export default mapshaper
}
