import { useCallback, useEffect, useState } from 'react'
import {
  type CrashTime,
  keptRecord,
  noRecord,
  takeOverRecord,
  tellCrash,
  watchRecord,
} from '#tools/crash-record/crash-record.ts'

/**
 * The crash as this device knows it; changes of other tools and tabs come in by themselves. Where the
 * browser keeps nothing, what is told holds as long as the page is open.
 */
export function useCrashRecord() {
  const [record, setRecord] = useState(noRecord)

  useEffect(() => {
    const look = () => setRecord(keptRecord())
    takeOverRecord()
    look()
    return watchRecord(look)
  }, [])

  const tell = useCallback((crash: Partial<CrashTime>) => {
    if (!tellCrash(crash)) setRecord((known) => ({ ...known, ...crash }))
  }, [])
  return { record, tell }
}
