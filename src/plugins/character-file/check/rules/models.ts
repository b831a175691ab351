import { MODEL_PROVIDERS } from '../characterSchema';
import { isText, type CharacterFile } from '../characterFile';
import { renameMember, replaceNode } from '../edits';
import {
  FIXED_ENDPOINT,
  largeModelVariable,
  MODEL_VARIABLE,
  MODELS_OF_CHARACTERS,
  PROVIDER_KEYS,
} from '../facts/models';
import { excerpt, type JsonMember } from '../readJson';
import { findingAt, type Finding, type Rule } from '../rule';
import { notOneOf } from './schemaFindings';
import { settingsOf } from './secrets';

const GENERATION = 'packages/core/src/generation.ts';
const PROVIDERS = '/docs/packages/model-providers/';

/** Models and providers that don't fit together. */
export const MODEL_RULES: readonly Rule[] = [
  {
    id: 'provider-without-text',
    kind: 'fails',
    finds: 'a modelProvider that generates only images',
    why: 'With livepeer as modelProvider, the agent doesn’t start. With falai, every answer fails.',
    link: `${PROVIDERS}#keys-and-abilities-of-the-providers`,
    proof: [
      { file: 'agent/src/index.ts', line: 353, shows: 'unsupported model provider' },
      { file: GENERATION, line: 799, shows: 'Unsupported provider' },
    ],
    find: (file: CharacterFile): Finding | undefined => {
      const node = file.textAt('modelProvider');
      const fix = `Choose another modelProvider, and write "imageModelProvider": "${node?.value ?? ''}" for images.`;
      return node && ['livepeer', 'falai'].includes(node.value)
        ? findingAt(node, `${node.value} generates images, but no text.`, fix)
        : undefined;
    },
  },
  {
    id: 'unknown-image-provider',
    kind: 'ignored',
    finds: 'an imageModelProvider that the release doesn’t have',
    why: 'The schema doesn’t check it. Generating an image looks up the models of that name, and fails.',
    link: `${PROVIDERS}#keys-and-abilities-of-the-providers`,
    proof: [{ file: GENERATION, line: 1147, shows: 'getModel(runtime.imageModelProvider' }],
    find: (file: CharacterFile): Finding | undefined => {
      const node = file.textAt('imageModelProvider');
      return node && !isProvider(node.value) ? notOneOf(node, 'model provider', MODEL_PROVIDERS, {}) : undefined;
    },
  },
  {
    id: 'model-in-environment-only',
    kind: 'ignored',
    finds: 'the name of a model that is read only from the environment',
    why: 'The release reads the names of models from the environment, except six for llama_cloud, together and openrouter.',
    link: `${PROVIDERS}#variables-that-replace-a-model`,
    proof: [
      { file: 'packages/core/src/models.ts', line: 16, shows: 'settings.SMALL_OPENAI_MODEL' },
      { file: GENERATION, line: 216, shows: 'runtime.getSetting("LLAMACLOUD_MODEL_LARGE")' },
    ],
    find: (file) =>
      settingsOf(file)
        .filter(({ name }) => MODEL_VARIABLE.test(name) && !Object.hasOwn(MODELS_OF_CHARACTERS, name))
        .map((member) =>
          findingAt(member, `${member.name} has no effect in a character.`, `Write ${member.name}=… into .env.`),
        ),
  },
  {
    id: 'model-of-another-provider',
    kind: 'ignored',
    finds: 'the name of a model for another provider',
    why: 'Such a name has an effect only with its own modelProvider.',
    link: `${PROVIDERS}#variables-that-replace-a-model`,
    proof: [{ file: GENERATION, line: 208, shows: 'switch (provider)' }],
    find: findOtherModels,
  },
  {
    id: 'settings-model',
    kind: 'ignored',
    finds: 'settings.model with the name of a model',
    why: 'Only the Discord action SUMMARIZE_CONVERSATION reads settings.model, and treats it as the name of a provider.',
    link: '/docs/core/character-reference/#members-of-settings',
    proof: [
      {
        file: 'packages/client-discord/src/actions/summarize_conversation.ts',
        line: 250,
        shows: 'models[runtime.character.settings.model]',
      },
    ],
    find: findSettingsModel,
  },
  {
    id: 'model-beside-provider',
    kind: 'ignored',
    finds: 'the name of a model next to modelProvider',
    why: 'The release takes the models of modelProvider from its own table, which variables in .env can change. It reads no field of this name here.',
    link: `${PROVIDERS}#variables-that-replace-a-model`,
    proof: [
      { file: 'packages/core/src/models.ts', line: 18, shows: 'settings.LARGE_OPENAI_MODEL' },
      { file: GENERATION, line: 204, shows: 'models[provider].model[modelClass]' },
    ],
    find: findModels,
  },
  {
    id: 'endpoint-without-effect',
    kind: 'ignored',
    finds: 'modelEndpointOverride with a provider whose URL is fixed',
    why: 'The code for this provider doesn’t use the URL when it generates text.',
    link: `${PROVIDERS}#addresses-of-the-providers`,
    proof: [
      { file: GENERATION, line: 203, shows: 'modelEndpointOverride' },
      { file: GENERATION, line: 599, shows: 'models[provider].endpoint' },
    ],
    find: (file: CharacterFile): Finding | undefined => {
      const member = file.member('modelEndpointOverride');
      const provider = providerOf(file);
      const fix =
        provider === 'ollama'
          ? 'Write OLLAMA_SERVER_URL=… into .env.'
          : 'Remove it, or choose a provider whose URL can be changed.';
      return member && FIXED_ENDPOINT.includes(provider)
        ? findingAt(member, `${provider} ignores modelEndpointOverride when it generates text.`, fix)
        : undefined;
    },
  },
  {
    id: 'zero-in-model-config',
    kind: 'ignored',
    finds: 'a 0 in settings.modelConfig',
    why: 'The release treats 0 as a missing value, and uses the default of the provider.',
    link: '/docs/core/character-reference/#members-of-settings',
    proof: [{ file: GENERATION, line: 276, shows: 'modelConfiguration?.temperature ||' }],
    find: (file) =>
      file
        .members('settings', 'modelConfig')
        .filter(({ value }) => value.type === 'scalar' && value.value === 0)
        .map(({ name, value }) =>
          findingAt(
            value,
            `${excerpt(name)} is 0, which the release treats as missing.`,
            'Write a small number such as 0.01, or remove it.',
            replaceNode('Write 0.01', value, '0.01'),
          ),
        ),
  },
  {
    id: 'openrouter-key',
    kind: 'ignored',
    finds: 'the OpenRouter key under the wrong name',
    why: 'In settings.secrets, the default agent looks for OPENROUTER. The name OPENROUTER_API_KEY works only in the environment.',
    link: `${PROVIDERS}#keys-and-abilities-of-the-providers`,
    proof: [{ file: 'agent/src/index.ts', line: 290, shows: 'secrets?.OPENROUTER' }],
    find: (file: CharacterFile): Finding | undefined => {
      const member = file.member('settings', 'secrets', 'OPENROUTER_API_KEY');
      return member && providerOf(file) === 'openrouter' && !file.member('settings', 'secrets', 'OPENROUTER')
        ? findingAt(
            member,
            'The default agent doesn’t find the OpenRouter key under this name.',
            'Rename it to OPENROUTER, or write OPENROUTER_API_KEY=… into .env.',
            renameMember(member, 'OPENROUTER'),
          )
        : undefined;
    },
  },
  {
    id: 'key-of-another-provider',
    kind: 'advice',
    finds: 'the key of another provider, without that of modelProvider',
    why: 'Text comes from modelProvider, with its own key. The key may be in the environment, which this check can’t see.',
    link: `${PROVIDERS}#keys-and-abilities-of-the-providers`,
    proof: [{ file: 'agent/src/index.ts', line: 241, shows: 'getTokenForProvider' }],
    find: findOtherKeys,
  },
  {
    id: 'key-outside-secrets',
    kind: 'ignored',
    finds: 'the key of modelProvider in settings, but not in settings.secrets',
    why: 'The default agent reads the key of the model provider only from settings.secrets or from the environment.',
    link: `${PROVIDERS}#keys-and-abilities-of-the-providers`,
    proof: [{ file: 'agent/src/index.ts', line: 255, shows: 'settings?.secrets?.OPENAI_API_KEY' }],
    find: (file: CharacterFile): Finding[] => {
      const own = keysOf(providerOf(file));
      return file
        .members('settings')
        .filter(({ name }) => own.includes(name))
        .map((member) =>
          findingAt(
            member,
            `The default agent doesn’t look for ${member.name} here.`,
            `Write ${member.name}=… into .env, or move it into settings.secrets.`,
          ),
        );
    },
  },
];

/** Whether a field of the character itself, or of settings.modelConfig, names a model. */
export function namesModel({ name, value }: JsonMember): boolean {
  return (
    /^(?:(?:small|medium|large|text)_?)?(?:model(?:_?name|_?id)?|llm)$/iu.test(name) &&
    isText(value) &&
    !isProvider(value.value)
  );
}

function isProvider(name: string): boolean {
  return MODEL_PROVIDERS.some((provider) => provider === name);
}

/** The model provider of a character; empty if it has none. */
function providerOf(file: CharacterFile): string {
  return file.textAt('modelProvider')?.value ?? '';
}

function findOtherModels(file: CharacterFile): Finding[] {
  const provider = file.textAt('modelProvider')?.value;
  return settingsOf(file).flatMap((member) => {
    const owner = Object.hasOwn(MODELS_OF_CHARACTERS, member.name) ? MODELS_OF_CHARACTERS[member.name] : undefined;
    return owner !== undefined && provider !== undefined && owner !== provider
      ? findingAt(
          member,
          `${member.name} works only with the provider ${owner}, not with ${excerpt(provider)}.`,
          `Remove it, or write "modelProvider": "${owner}".`,
        )
      : [];
  });
}

function findSettingsModel(file: CharacterFile): Finding | undefined {
  const node = file.textAt('settings', 'model');
  return node && !isProvider(node.value)
    ? findingAt(
        node,
        `settings.model is “${excerpt(node.value)}”, which isn’t a model provider.`,
        `Remove it. ${howToChoose(file, node.value)}`,
      )
    : undefined;
}

function findModels(file: CharacterFile): Finding[] {
  return [...file.members(), ...file.members('settings', 'modelConfig')]
    .filter(namesModel)
    .map((member) =>
      findingAt(
        member,
        `Nothing reads ${excerpt(member.name)}, so it doesn’t choose a model.`,
        `Remove it. ${howToChoose(file, isText(member.value) ? member.value.value : '')}`,
      ),
    );
}

/** How a reader gets a model with the provider of the character. */
function howToChoose(file: CharacterFile, model: string): string {
  const provider = providerOf(file);
  const variable = isProvider(provider) ? largeModelVariable(provider) : 'LARGE_OPENAI_MODEL';
  return variable === undefined
    ? `With ${provider}, release 0.1.7 has fixed models. The guide lists the providers whose models can be changed.`
    : `To choose a model for answers, write ${variable}=${excerpt(model)} into .env.`;
}

function findOtherKeys(file: CharacterFile): Finding[] {
  const provider = providerOf(file);
  const own = keysOf(provider);
  const secrets = file
    .members('settings', 'secrets')
    .filter(({ value }) => value.type === 'scalar' && value.value !== '');
  if (own.length === 0 || secrets.some(({ name }) => own.includes(name))) {
    return [];
  }
  const keys = new Set(Object.values(PROVIDER_KEYS).flat());
  const wanted = provider === 'openrouter' ? 'OPENROUTER_API_KEY' : own[0];
  return secrets
    .filter(({ name }) => keys.has(name))
    .map((member) =>
      findingAt(
        member,
        `modelProvider is ${provider}, but the file has ${member.name} and not ${own.join(' or ')}.`,
        `If .env doesn’t have it yet, write ${wanted ?? ''}=… there, or choose the provider that this key is for.`,
      ),
    );
}

function keysOf(provider: string): readonly string[] {
  return (Object.hasOwn(PROVIDER_KEYS, provider) && PROVIDER_KEYS[provider]) || [];
}
