export { SymptomTracker as Island } from './symptom-tracker.tsx'
