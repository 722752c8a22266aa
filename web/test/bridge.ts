import type { Person, withClub } from './club.js';

export interface Scene {
  readonly id: string;
  /** Who reached the bridge late and has to decide, and who was there first. */
  readonly late: Person;
  readonly first: Person;
}

type Club = ReturnType<typeof withClub>;

/** Two players want the same bridge; the dice say who gets there first. */
export async function atTheBridge(club: Club): Promise<Scene> {
  const [anna, bruno] = [await club.person('Anna'), await club.person('Bruno')];
  const id = await club.running([anna, bruno]);
  for (const someone of [anna, bruno])
    await someone.act('sealOrder', { campaignId: id, turn: 1, attack: 'herons-bridge' });
  await club.reveal(anna, id);
  const { choices } = await anna.ask<{ choices: { key: string; seat: string }[] }>(
    'query ($id: ID!) { choices(campaignId: $id, turn: 1) { key seat } }',
    { id },
  );
  const late = choices.some(({ key }) => key === 'contest:herons-bridge:A') ? anna : bruno;
  return { id, late, first: late === anna ? bruno : anna };
}

export const letterOf = (someone: Person) => (someone.name === 'Anna' ? 'A' : 'B');
export const battleOf = ({ late, first }: Scene) =>
  `contest:herons-bridge:${letterOf(late)}>${letterOf(first)}`;
export const pathOf = (scene: Scene) =>
  `/campaigns/${scene.id}/battles/1/${encodeURIComponent(battleOf(scene))}`;

/** The scene with its battle to be fought. */
export async function contested(club: Club): Promise<Scene> {
  const scene = await atTheBridge(club);
  const key = `contest:herons-bridge:${letterOf(scene.late)}`;
  await scene.late.act('answerChoice', { campaignId: scene.id, turn: 1, key, answer: ['fight'] });
  return scene;
}
