export { ActionPlan as Island } from './action-plan.tsx'
