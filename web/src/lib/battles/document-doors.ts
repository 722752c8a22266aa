/** The doors of the rules for a campaign's documents, and nothing else of them. */
export { checkArmyList, checkGeneralPart, checkScenario } from '@pelagonia/rules';
