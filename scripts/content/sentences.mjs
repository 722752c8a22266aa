/** @type {Readonly<Record<string, { en: string, es: string }>>} */
const sentences = {
  JSON_BROKEN: {
    en: 'This is not JSON ({why}); mend it and check again, for nothing behind it was looked at.',
    es: 'Esto no es JSON ({why}); arréglalo y comprueba de nuevo, pues no se ha mirado nada más.',
  },
  JSON_TOO_DEEP: {
    en: 'The brackets of this file are nested deeper than any file of the library needs; close some.',
    es: 'Los corchetes de este archivo se anidan más de lo que necesita ningún archivo de la biblioteca; cierra algunos.',
  },
  JSON_FIELD_TWICE: {
    en: 'The field “{field}” stands here a second time; keep one of the two.',
    es: 'El campo «{field}» está aquí por segunda vez; deja uno de los dos.',
  },
  CONTENT_ID_NOT_FOLDER: {
    en: 'Its id is “{id}” but its folder is called “{folder}”; name one after the other.',
    es: 'Su identificador es «{id}», pero su carpeta se llama «{folder}»; da a ambos el mismo nombre.',
  },
};

/**
 * @param {string} code
 * @param {'en' | 'es'} language
 * @param {Record<string, string>} parameters
 * @returns {string}
 */
export function sourceFaultSentences(code, language, parameters) {
  const sentence = sentences[code]?.[language] ?? code;
  return sentence.replace(/\{(\w+)\}/g, (_, name) => parameters[name] ?? '');
}
