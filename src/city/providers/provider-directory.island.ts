export { ProviderDirectory as Island } from './provider-directory.tsx'
