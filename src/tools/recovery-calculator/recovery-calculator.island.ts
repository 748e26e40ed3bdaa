export { RecoveryCalculator as Island } from './recovery-calculator.tsx'
