export { CheckAlone as Island } from './check-alone.tsx'
