import type { MigrationInterface } from 'typeorm';
import { Accounts1763300000000 } from './1763300000000-accounts.js';
import { Campaigns1763317000000 } from './1763317000000-campaigns.js';
import { Content1763400000000 } from './1763400000000-content.js';
import { Turns1763500000000 } from './1763500000000-turns.js';
import { Lobby1763510000000 } from './1763510000000-lobby.js';
import { Battles1763520000000 } from './1763520000000-battles.js';
import { Clock1763530000000 } from './1763530000000-clock.js';
import { Referee1763540000000 } from './1763540000000-referee.js';
import { Chronicle1763550000000 } from './1763550000000-chronicle.js';
import { Envelopes1763555000000 } from './1763555000000-envelopes.js';
import { Answers1763556000000 } from './1763556000000-answers.js';
import { League1763557000000 } from './1763557000000-league.js';
import { Samples1763560000000 } from './1763560000000-samples.js';
import { Photos1763570000000 } from './1763570000000-photos.js';
import { Rosters1763575000000 } from './1763575000000-rosters.js';
import { Armies1763580000000 } from './1763580000000-armies.js';
import { HiddenPhotos1763585000000 } from './1763585000000-hidden-photos.js';

/** Every migration in the order of its timestamp; a new one is listed here. */
export const migrations: (new () => MigrationInterface)[] = [
  Accounts1763300000000,
  Campaigns1763317000000,
  Content1763400000000,
  Turns1763500000000,
  Lobby1763510000000,
  Battles1763520000000,
  Clock1763530000000,
  Referee1763540000000,
  Chronicle1763550000000,
  Envelopes1763555000000,
  Answers1763556000000,
  League1763557000000,
  Samples1763560000000,
  Photos1763570000000,
  Rosters1763575000000,
  Armies1763580000000,
  HiddenPhotos1763585000000,
];
