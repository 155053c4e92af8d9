// Copied from packages/domain by `npm run domain -w @lectern/supabase`: change it there.
import type { LanguageRules } from "./language.ts";
import {
  anywhere,
  asideOf,
  atStart,
  exactly,
  fillerOf,
  openerOf,
  openerWithComma,
  stutterOf,
  tagOf,
} from "./patterns.ts";

export const portuguese: LanguageRules = {
  phrasebook: {
    saysAt: "A gravação diz, em",
    says: "A gravação diz:",
    overview: "Do que esta gravação mais fala:",
    notFound: "Não encontrei isso nesta gravação.",
    speaksOf: (subjects) => `Ela fala de ${subjects}.`,
    nothingToAnswerFrom: "Esta gravação não tem frases com que responder.",
    inShort: "Em resumo:",
    keyTerms: "Termos-chave:",
    part: (number) => `Parte ${number}`,
    threeSubjects: (subjects) => `Três temas percorrem esta gravação: ${subjects}.`,
    inClosing: "Para terminar",
    and: "e",
  },
  cleaning: {
    filler: fillerOf("ah+|é{2,}|ã+h*|ahn|hum+|ham+|éh+|eh+"),
    aside: asideOf("né|digamos|digamos assim|tipo|ou seja|sabe|entendeu|vamos dizer|tá|certo|assim"),
    tag: tagOf("né|não é|certo|tá|ok|okay|sim|viu|entendeu|tá bom|beleza"),
    openers: [
      openerWithComma(
        "bom|bem|então|certo|ok|okay|olha|veja|vejam|sim|não|tá|pois|muito bem|ou seja|quer dizer|agora|aliás|na verdade|de fato|primeiro|segundo|terceiro|por fim|enfim|pessoal|gente|beleza|assim",
      ),
      openerOf("então|aí|e|mas|bom|pois|tá|porque|ou seja"),
    ],
    stutter: stutterOf("o|a|os|as|um|uma|de|que|e|em|no|na|é|se|não|com|por|para|do|da|eu|ele|ela|mas|ao"),
  },
  judging: {
    housekeeping: anywhere(
      `prova|provas|exame|trabalho final|lição de casa|dever de casa|lista de exercícios|entrega|nota final|bom dia|boa tarde|boa noite|obrigad[oa]
      bem-vind[oa]s?|próxima (?:aula|semana|vez)|semana que vem|aula (?:passada|anterior|de hoje)|hoje (?:a gente|nós|vamos|eu)|vamos (?:ver|começar|falar)
      alguma (?:dúvida|pergunta)|dúvidas|estão me (?:ouvindo|escutando)|quadro|lousa|slide|slides|microfone|intervalo|por favor|desculpa|desculpem
      inscreva\\p{L}*|neste vídeo|até (?:logo|amanhã|a próxima)|tchau`,
    ),
    explaining: anywhere(
      `chama-se|se chama|se chamam|é chamad[oa]|chamamos de|é definid[oa]|conhecid[oa] como|significa|consiste em|ou seja|em outras palavras|importante
      porque|portanto|por exemplo|como resultado|por isso|a razão|a diferença|a chave|descobri\\p{L}*|demonstr\\p{L}*|devido a`,
    ),
    leaning: atStart(
      `isso|isto|este|esta|estes|estas|esse|essa|esses|essas|aquilo|aquele|aquela|ele|ela|eles|elas|lhe|lhes|seu|sua|seus|suas|o mesmo|que|o que
      também|tampouco|senão|outro|outra|ambos|ambas|aqui|ali|aí|lá|então|assim|daí|além disso|sim|não|os dois|as duas|um deles|uma delas`,
    ),
    person: anywhere("eu|me|mim|meu|minha|meus|minhas|comigo|você|vocês|te|ti|acho|quero|vou|tenho|digo|sei", "giu"),
    inviting: atStart(
      "vamos|vejam|veja|olhem|olha|imagine|imaginem|pense|pensem|suponha|suponhamos|tomemos|lembrem|lembre|notem|note",
    ),
  },
  naming: {
    beforeNoun: exactly(
      "o|a|os|as|um|uma|uns|umas|do|da|dos|das|de|no|na|nos|nas|ao|aos|à|às|em|com|por|pelo|pela|sem|sobre|entre|até|seu|sua|seus|suas|este|esta|esse|essa|esses|essas|cada|nosso|nossa|dois|duas|três|quatro|e|ou|segundo|chamado|chamada|como|mais|menos",
    ),
    beforeVerb: exactly(
      "se|não|me|te|lhe|eu|você|ele|ela|eles|elas|nós|vocês|que|quem|tem|têm|temos|tinha|pode|podem|podemos|deve|devem|vamos|vou|vai|vão|para",
    ),
    adverb: /mente$/iu,
    ending: "(?:e?s)?",
  },
  asking: {
    about:
      "gravação aula palestra reunião conversa resumo resumir resuma tema temas assunto ideia ideias principal principais chave conceito conceitos trata fala falam explica explicou explicam descreve menciona aborda professor professora palestrante conteúdo detalhe transcrição vídeo aprendemos aprender",
    relation:
      "papel função propósito objetivo efeito relação relaciona relacionam diferença diferenças diferem compara comparar causa causas consequência consequências impacto influência processo passo passos tipo tipos método lista funciona funcionam ocorre acontece significa serve contém requer importante",
    grammar:
      "que o quê qual quais quem quando onde como por porque porquê quanto quantos quanta quantas é são era foi ser está estão há tem têm faz fazem pode podem deve a os as um uma uns umas de do da dos das no na nos nas ao em com para se lhe seu sua e ou não sim me te nos este esta isto esse essa isso segundo sobre entre diz quer dizer",
  },
};
