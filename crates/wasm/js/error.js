// The package's error class.

export class PlyscopeError extends Error {
  /**
   * @param {string} message what is wrong and what was expected, in a sentence
   * @param {object} about `code`, and where they are known `option`, `line`, `column`, `hint`,
   *   `excerpt`, `cause`
   */
  constructor(message, { cause, ...about }) {
    super(message, cause === undefined ? undefined : { cause });
    Object.assign(this, about);
  }

  get name() {
    return "PlyscopeError";
  }
}

/** An option that cannot be as it is. */
export const wrong = (option, message) => new PlyscopeError(message, { code: "option", option });
