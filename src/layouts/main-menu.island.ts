export { MainMenu as Island } from './main-menu.tsx'
