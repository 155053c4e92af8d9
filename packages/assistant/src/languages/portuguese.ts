import type { LanguageRules } from "./language.ts";
import { portugueseRequests } from "./requests/portuguese.ts";
import {
  anywhere,
  atStart,
  exactly,
  justBefore,
  openerWithComma,
  toAsidePattern,
  toFillerPattern,
  toOpenerPattern,
  toTagPattern,
} from "./patterns.ts";

export const portuguese: LanguageRules = {
  requests: portugueseRequests,
  phrasebook: {
    saysAt: "A gravação diz, em",
    says: "A gravação diz:",
    overview: "Do que esta gravação mais fala:",
    notFound: "Não encontrei isso nesta gravação.",
    closest: "Não tenho certeza de que isto responda. As passagens mais próximas são:",
    aboutExam: "O que a gravação diz sobre provas e tarefas, ou chama de importante:",
    noExam: "A gravação não diz nada sobre uma prova. Do que ela mais fala:",
    simpler: "Só posso citar a gravação. Onde ela diz isso com mais clareza:",
    noTimes: "Esta gravação não tem tempos, por isso não sei que parte é essa.",
    between: (from, to) => `De **${from}** a **${to}**:`,
    chapter: (number, title) => `Capítulo ${number}, **${title}**:`,
    ends: (moment) => `A gravação termina em **${moment}**.`,
    chapters: (count) => `Esta gravação tem ${count} capítulos:`,
    quiz: "Perguntas sobre esta gravação:",
    solutions: "Respostas:",
    noQuiz: "Não encontrei nesta gravação frases que sirvam de pergunta.",
    thanks: "De nada. Pergunte mais sobre esta gravação quando quiser.",
    apart: "A gravação diz de cada um:",
    nothingAbout: (thing) => `Não encontrei nada sobre ${thing}.`,
    about: (thing) => `Sobre **${thing}**:`,
    isAbout: (subjects) => `Trata de ${subjects}.`,
    speaksOf: (subjects) => `Ela fala de ${subjects}.`,
    nothingToAnswerFrom: "Esta gravação não tem frases com que responder.",
    inShort: "Em resumo:",
    keyTerms: "Termos-chave",
    tasks: "Datas e tarefas",
    questions: "Perguntas feitas",
    part: (number) => `Parte ${number}`,
    threeSubjects: (subjects) => `Três temas percorrem esta gravação: ${subjects}.`,
    inClosing: "Para terminar",
    and: "e",
  },
  cleaning: {
    filler: toFillerPattern("ah+|é{2,}|ã+h*|ahn|hum+|ham+|éh+|eh+"),
    aside: toAsidePattern("né|digamos|digamos assim|tipo|ou seja|sabe|entendeu|vamos dizer|tá|certo|assim"),
    tag: toTagPattern("né|não é|certo|tá|ok|okay|sim|viu|entendeu|tá bom|beleza"),
    openers: [
      openerWithComma(
        "bom|bem|então|certo|ok|okay|olha|veja|vejam|sim|não|tá|pois|muito bem|ou seja|quer dizer|agora|aliás|na verdade|de fato|primeiro|segundo|terceiro|por fim|enfim|pessoal|gente|beleza|assim",
      ),
      toOpenerPattern("então|aí|e|mas|bom|pois|tá|porque|ou seja"),
    ],
  },
  judging: {
    housekeeping: anywhere(
      `prova|provas|exame|trabalho final|lição de casa|dever de casa|lista de exercícios|entrega|nota final|bom dia|boa tarde|boa noite|obrigad[oa]
      bem-vind[oa]s?|próxima (?:aula|semana|vez)|semana que vem|aula (?:passada|anterior|de hoje)|hoje (?:a gente|nós|vamos|eu)|vamos (?:ver|começar|falar)
      alguma (?:dúvida|pergunta)|dúvidas|estão me (?:ouvindo|escutando)|quadro|lousa|slide|slides|microfone|intervalo|por favor|desculpa|desculpem
      inscreva\\p{L}*|neste vídeo|até (?:logo|amanhã|a próxima)|tchau|podcast|este episódio|este canal|(?:próximo|último) vídeo|vídeo anterior`,
    ),
    advertising: anywhere(
      "patrocin\\p{L}*|cupom|desconto|oferta especial|teste grátis|inscrev\\p{L}*|newsletter|patreon|link na descrição|deixe (?:o|seu) like|ponto com",
    ),
    announcing: anywhere(
      "^hoje|n(?:esta|este|essa|esse) (?:aula|vídeo|palestra|curso|episódio|capítulo)|(?:esta|este) (?:aula|vídeo|palestra) (?:trata|é sobre|explica)|vamos (?:falar|estudar|aprender)|(?:quero|vou|gostaria de) falar|o (?:tema|assunto|objetivo) (?:d[aeo]|é)",
    ),
    explaining: anywhere(
      `chama-se|se chama|se chamam|é chamad[oa]|chamamos de|é definid[oa]|conhecid[oa] como|significa|consiste em|ou seja|em outras palavras|importante
      porque|portanto|por exemplo|d(?:es|est)[ae] (?:forma|maneira|modo)|como resultado|por isso|a razão|a diferença|a chave|descobri\\p{L}*|demonstr\\p{L}*|devido a`,
    ),
    leaning: atStart(
      `e|mas|ou|porque|portanto|por isso|por exemplo|por outro lado|igualmente|(?:é|são) (?:porque|que|uma?|os?|as?)|está|estão|têm|(?:significa|corresponde|envolve|consiste|permite|representa)m?|d(?:o mesmo (?:modo|jeito)|a mesma (?:forma|maneira)|(?:ess|est)[ae] (?:forma|maneira|modo|jeito))|(?:em|com|de) que|(?:d|n|pel)?[oa]s? qua(?:l|is)|(?:como|quando|se|já que) (?:iss?to|isso|ess[ae]s?|est[ae]s?)|(?:a|o) (?:primeir[oa]|segund[oa]|terceir[oa]|últim[oa]|outr[oa]) (?:é|foi|era)|n(?:ess|est)e caso|para isso|isso|isto|este|esta|estes|estas|esse|essa|esses|essas|aquilo|aquele|aquela|ele|ela|eles|elas|lhe|lhes|seu|sua|seus|suas|o mesmo|que|o que
      também|tampouco|senão|outro|outra|ambos|ambas|aqui|ali|aí|lá|então|assim|daí|além disso|sim|não|os dois|as duas|um deles|uma delas`,
    ),
    person: anywhere("eu|me|mim|meu|minha|meus|minhas|comigo|você|vocês|te|ti|acho|quero|vou|tenho|digo|sei", "giu"),
    inviting: atStart(
      "\\p{L}{2,}(?:emos|amos)|vamos|vejam|veja|olhem|olha|imagine|imaginem|pense|pensem|suponha|suponhamos|tomemos|lembrem|lembre|notem|note",
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
      "gravação aula palestra reunião conversa resumo resumir resuma tema temas assunto ideia ideias principal principais chave importante importantes essencial essenciais central ponto pontos mensagem mais conceito conceitos trata fala falam explica explicou explicam descreve menciona aborda professor professora palestrante conteúdo detalhe transcrição vídeo aprendemos aprender grupo equipe equipa discussão decisão opinião conclusão participantes geral",
    relation:
      "papel função propósito objetivo efeito relação relaciona relacionam diferença diferenças diferem compara comparar causa causas consequência consequências impacto influência processo passo passos tipo tipos método lista funciona funcionam ocorre acontece significa serve contém requer",
    grammar:
      "que o quê qual quais quem quando onde como por porque porquê quanto quantos quanta quantas é são era foi ser está estão há tem têm faz fazem pode podem deve a os as um uma uns umas de do da dos das no na nos nas ao em com para se lhe seu sua e ou não sim me te nos este esta isto esse essa isso segundo sobre entre diz quer dizer usa usam usar usamos utiliza utilizam",
  },
  cues: {
    defines:
      /^(?:\s*,)?\s+(?:(?:é|são|era|eram|foi)(?:\s+(?:basicamente|simplesmente|apenas|na verdade|também))*\s+(?:(?:uma?|uns|umas|os?|as?)(?!\s+(?:que|pouco|problema|mesm[oa]|grande|únic[oa]|melhor)(?![\p{L}\p{N}]))|quando|como|aquilo|algo|qualquer)|significam?|consiste|se (?:chama|define|refere)|chama-se|refere-se|trata-se)(?![\p{L}\p{N}])/iu,
    names:
      /(?:chama(?:mos|m|d[oa]s?)?|conhecid[oa]s? como|denomina(?:mos|m|d[oa]s?)?)(?:\s+(?:de))?(?:\s+(?:um|uma|o|a|os|as|sua|seu))?\s+["“]?$/iu,
    points: justBefore(
      "meus?|minhas?|noss[ao]s?|est[ae]s?|ess[ae]s?|aquel[ae]s?|outr[ao]s?|mesm[ao]s?|próxim[ao]s?|últim[ao]s?|qual|quais|qualquer|cada|únic[ao]s?",
    ),
    reason: anywhere(
      "porque|pois|já que|uma vez que|devido a|por isso|portanto|a razão|por causa d[eoa]s?|graças a|para que|como resultado|provoca\\p{L}*|causa\\p{L}*",
    ),
    time: anywhere(
      "(?:1[0-9]|20)\\d\\d|séculos?|anos?|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|sábado|domingo|década|semana|ontem|amanhã",
    ),
    task: anywhere(
      "(?:na|da|para a|próxima) prova|prova (?:final|parcial)|exames?|trabalho final|lição de casa|dever de casa|prazo|entregar|cai na prova",
    ),
    important: anywhere(
      "vocês (?:têm que|precisam|devem) (?:saber|lembrar|estudar)|muito importante|mais importante|lembrem|fundamental|essencial",
    ),
  },
};
