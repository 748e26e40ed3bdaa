export { CallBackForm as Island } from './call-back-form.tsx'
