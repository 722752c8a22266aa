/**
 * Words and keyboard walks that most guessing begins with. A password that is one of them, or one of them with
 * digits and marks around it, is found within the tries that throttling allows.
 */
const stems = new Set(
  `abc abcd abcde abcdef abcdefg abcdefgh abcdefghi abcdefghij admin administrator alexander amigos america asdf asdfg
  asdfgh asdfghjkl azerty azertyuiop barcelona baseball basketball batman bienvenido bienvenida butterfly buenosdias
  campaign campaña changeme charlie chocolate computer contraseña contrasena corazon default dragon elephant estrella
  football futbol general guest hello hellohello hola iloveyou internet jennifer jessica letmein liverpool login
  madrid manchester master michael microsoft midnight monkey motdepasse mypassword nicole pass passpass password
  passwordpassword passwort passw0rd pelagonia princesa princess q1w2e3 q1w2e3r4 q1w2e3r4t5 qazwsx qazwsxedc qwaszx
  qwer qwert qwerty qwertyqwerty qwertyui qwertyuiop realmadrid root samsung secret secreto shadow spiderman starwars
  sunshine superman tequiero teamo test testtest trustno1 usuario user warhammer warmaster welcome whatever
  zxcvbn zxcvbnm 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc`.split(/\s+/),
);

const leastDistinct = 5;

export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  if (new Set(plain).size < leastDistinct) return true;
  if (isRun(plain)) return true;
  const stem = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return stem === '' ? isNumberAlone(plain) : stems.has(stem) || stems.has(plain);
}

/** Nothing but digits: a date, a telephone number or a row of keys. */
function isNumberAlone(plain: string): boolean {
  return /^\d{1,15}$/.test(plain);
}

/** Each character follows its neighbour in the alphabet or among the digits, up or down. */
function isRun(plain: string): boolean {
  const codes = [...plain].map((character) => character.codePointAt(0) ?? 0);
  return [1, -1].some((step) => codes.every((code, i) => i === 0 || code === (codes[i - 1] ?? 0) + step));
}
