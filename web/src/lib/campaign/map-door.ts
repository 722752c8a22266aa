/** The door of the rules for maps, and nothing else of them: it is fetched before the first map is drawn. */
export { checkMap } from '@pelagonia/rules';
