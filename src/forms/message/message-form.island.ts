export { MessageForm as Island } from './message-form.tsx'
