/** What may follow from an order, and nothing else of the rules: it is fetched when somebody writes one. */
export { foreseeAttack, threatsTo } from '@pelagonia/rules';
