import type { Asking } from "../asking-data.ts";

export const pt: Asking = {
  acts: {
    thanks: {
      pattern: "^(?:ok |perfeito |muito )*(?:obrigad[oa]|valeu|brigad[oa]|vlw)(?: .{0,30})?$",
      reply: "De nada. Pergunte mais sobre esta gravação quando quiser.",
    },
    greeting: {
      pattern: "^(?:oi+|ola|hey|e ai|bom dia|boa (?:tarde|noite))(?: .{0,20})?$",
      reply:
        "Olá! Pergunte sobre qualquer coisa que foi dita, ou peça um resumo, os pontos principais ou os termos-chave.",
    },
    complaint: {
      pattern:
        "^(?:nao )?(?:isso (?:esta|ta|e|nao e|nao esta) (?:errado|falso|verdade|certo|correto|o que .*)|(?:ta|esta) errado|errado|resposta ruim|nao (?:ajudou|serve)|inutil|ele nunca disse isso|nao foi isso que perguntei)$",
      reply: "Desculpe. Diga com outras palavras o que procura, ou procure na transcrição.",
    },
    help: {
      pattern:
        "^(?:ajuda|me ajuda|socorro|o que (?:voce|vc) (?:pode fazer|faz)|o que (?:eu )?posso (?:te )?perguntar|como (?:voce funciona|vc funciona|usar|funciona)|quem e (?:voce|vc)|(?:voce|vc) e o chatgpt|pode me ajudar|que perguntas posso fazer)$",
      reply:
        "Respondo a partir desta gravação, com as palavras dela. Pergunte sobre qualquer coisa que foi dita, ou peça um resumo, os pontos principais, os temas, os termos-chave, tarefas e datas, o que conta para a prova ou uma parte pelo tempo.",
    },
    quiz: {
      pattern:
        "quiz|(?:me )?testa\\w*(?: me)?(?: meus conhecimentos)?|questionario|simulado|flashcards|me pergunta|(?:me )?(?:faz|faca|da|cria|de)(?: me)?(?: \\w+){0,2} (?:perguntas|questoes|teste)|perguntas (?:de revisao|pra treinar|de multipla escolha)|multipla escolha|(?:pra|para) (?:praticar|treinar)|treinar",
      reply:
        "Não posso escrever perguntas nem cartões sem um modelo de linguagem. Com estes trechos você pode se testar:",
    },
    translate: {
      pattern: "tradu[zc]\\w*|traducao|(?:pro|para o|em) (?:ingles|espanhol|alemao|frances|portugues)",
      reply: "Não posso traduzir sem um modelo de linguagem. Posso citar o que a gravação diz de algo.",
    },
    write: {
      pattern:
        "(?:guia|roteiro|plano) (?:de estudos?|pra revisar|para estudar)|cola|ficha de revisao|mapa (?:conceitual|mental)|(?:escrev\\w*|redij\\w*|faz|faca)(?: me)? (?:uma? )?(?:redacao|ensaio|email|artigo|poema|apresentacao|texto)",
      reply: "Não posso escrever um texto próprio sem um modelo de linguagem. Estes trechos fariam parte dele:",
    },
    rephrase: {
      pattern:
        "(?:em|com) outras palavras|reformul\\w*|de outr[oa] (?:jeito|forma|maneira)|(?:so que |faz )?mais (?:curto|simples|facil|longo|breve)|muito (?:longo|complicado|texto)|mais detalhes?",
      reply: "Não posso dizê-lo com outras palavras sem um modelo de linguagem. Peça um número de pontos ou uma parte.",
    },
    judge: {
      pattern:
        "o que (?:voce|vc) acha(?: .*)?|(?:sua|tua) opiniao|vale a pena(?: \\w+)*|(?:voce|vc) (?:concorda|recomenda)|e (?:verdade|dificil|bo[am])|a aula e boa",
      reply: "Não posso julgar uma gravação, só citá-la. Do que ela mais fala:",
    },
    exam: {
      pattern:
        "provas?|exames?|teste|estudar?|estudo|decorar|memorizar|(?:tenho que|devo|preciso|tem que) (?:saber|lembrar|estudar|decorar)|cai(?:r)?|focar",
      reply: "O que a gravação diz de provas e tarefas, ou chama de importante:",
      none: "A gravação não diz nada sobre uma prova. Do que ela mais fala:",
    },
    tasks: {
      pattern:
        "tarefas?|licao de casa|dever(?:es)? de casa|entreg\\w*|prazos?|datas?(?: de entrega)?|ler alguma coisa|(?:tem|temos|tenho) que (?:ler|fazer|preparar|entregar)(?: (?:para (?:a|o|amanha|casa)|antes|ate|em casa).*)?|preparar para.*",
      reply: "Tarefas e datas que foram mencionadas:",
      none: "Nenhuma lição, leitura ou prazo é anunciado nesta gravação.",
    },
    missed: {
      pattern:
        "perdi|faltei|nao (?:fui|pude ir|prestei atencao)|dormi|cheguei (?:tarde|atrasad\\w)|fiquei doente|doente|me atualiza|matei aula|me distrai",
      reply: "O que foi abordado:",
    },
    topics: {
      pattern: "temas?|assuntos?|sumario|indice|capitulos?|estrutura\\w*|partes|topicos|que vimos(?: hoje)?|secoes",
      reply: "O que ela aborda, nesta ordem:",
    },
    terms: {
      pattern:
        "(?:termos?|palavras?|conceitos?)(?: (?:chave|importantes?|basicos?|tecnicos?|principais))?|glossario|vocabulario|definicoes|terminologia",
      reply: "Termos-chave, como a gravação os explica:",
      none: "A gravação não define nenhum termo expressamente. Do que ela mais fala:",
    },
    simple: {
      pattern:
        "expli[cq]\\w*|como se (?:eu tivesse|fosse).*|nao (?:entendi|to entendendo)\\w*|perdid[oa]|nao ficou claro|(?:palavras|forma) simples|simples|ensin\\w*|me da uma aula|seja meu professor|ajuda a entender|me guia|revisa|pra leigos|facil|passo a passo|do zero",
      reply: "Só posso citar a gravação. Do que ela mais fala:",
    },
    conclusion: {
      pattern: "conclus\\w*|como (?:termina|acaba)|no final|decidiram|termina|acaba",
      reply: "Assim termina:",
    },
    examples: {
      pattern: "exemplos?",
      reply: "Exemplos que ela dá:",
    },
    questions: {
      pattern: "(?:que|quais) perguntas .*|o que perguntaram",
      reply: "Perguntas que foram feitas:",
    },
    points: {
      pattern:
        "(?:pontos?|ideias?|coisas?|informacoes|aspectos|mensagem|principais) ?(?:mais )?(?:principa\\w+|chave|importantes?|essenciais|pontos?|ideias?)?|(?:o |so o |o que e )?(?:mais )?(?:importante|principal|essencial)|topicos|destaques|levar dessa aula|aprender com isso",
      reply: "Do que a gravação mais fala:",
    },
    summary: {
      pattern:
        "resum\\w*|rezumo|tl ?dr|(?:do|sobre o|e sobre o|fala sobre o|de) que(?: (?:se )?(?:fala\\w*|falou|trata\\w*|tratou|foi|e))?|visao geral|ideia geral|o que (?:falaram|aconteceu|o professor falou|ele falou)|falaram|falou|anot\\w*|notas?|apontamentos|em poucas palavras",
      reply: "Do que a gravação mais fala:",
    },
  },
  kinds: {
    define: "^(?:o que|quem) (?:e|sao|era|eram|foi|significa|quer dizer)|defin\\w+|significado|significa",
    why: "por ?que|porque|raz(?:ao|oes)|causas?|motivos?|para que|a que se deve",
    number:
      "quant[oa]s?|qual (?:a porcentagem|o numero|o tamanho|a idade|a velocidade|o preco)|que (?:porcentagem|numero)|numero de|^quando|(?:em )?que (?:ano|data|dia|mes|seculo|decada)|desde quando",
    who: "quem",
  },
  filler:
    "por favor|pfv|quais|uma|dois|tres|quatro|cinco|dez|nada|nov[oa]s?|crianca|pra|pf|rapid\\w*|urgente|(?:voce|vc) pode|pode|me da|me de|me diz|faz|faca|preciso(?: de)?|quero|nao tenho tempo.*?(?=do que|o que|$)|pro meu amigo.*|hoje|ontem|amanha|segunda|tud[oa]|em (?:uma|duas|tres|poucas|\\d+) (?:frases?|palavras|pontos|topicos)|curt[oa]|long[oa]|detalhad[oa]|um|uma|pra mim|para mim|as \\d+|o que (?:voces|vcs) viram|me ajuda|a me preparar|tem|tenho|devo",
  comparisons: [
    "diferenc\\w* (?:entre |de )?(?:o |a |os |as )?(.+?) e (.+)",
    "diferenc\\w* (?:entre |de )?(?:o |a |os |as )?(.+?) (?:de|do|da) (.+)",
    "compar\\w* (.+?) (?:e|com) (.+)",
    "(?:distingue|diferem|difere) (.+?) e (.+)",
    "(?:distingue|diferem|difere) (.+?) (?:de|do|da) (.+)",
    "(.+?) (?:vs|versus|em comparacao com|contra) (.+)",
    "(.+?) e (?:melhor|pior|maior|menor|mais \\w+|igual) (?:que|do que|a) (.+)",
    "rela\\w* (?:entre |de )?(?:o |a |os |as )?(.+?) (?:e|com) (.+)",
    "em comum (.+?) e (.+)",
  ],
  pronouns:
    "isso|isto|esse|essa|este|esta|esses|essas|estes|estas|ele|ela|eles|elas|lhe|disso|nisso|dele|dela|o|a|os|as",
  more: "^(?:me (?:diz|fala|conta) )?(?:mais|continua|segue|o que mais|e depois|algo mais)(?: sobre isso)?(?: por favor)?$",
  ordinals: [
    "primeir[oa]",
    "segund[oa]",
    "terceir[oa]",
    "quart[oa]",
    "quint[oa]",
    "sext[oa]",
    "setim[oa]",
    "oitav[oa]",
    "non[oa]",
    "decim[oa]",
    "ultim[oa]",
  ],
  firstMinutes: "primeiros (\\d{1,3}) min",
  lastMinutes: "ultimos (\\d{1,3}) min",
  minute: "(?:no |ao |a partir do )?minuto ",
  chapter: "(?:capitulo|parte|secao) ",
  phrases: {
    closest: "Não tenho certeza de que isto responda. Os trechos mais próximos são:",
    notFound: "Não encontrei isso nesta gravação.",
    neverSaid: (words) => `Não é dito nesta gravação: ${words}.`,
    showing: (words) => `Resultados para ${words}. Entre aspas, uma palavra é procurada como você a digitou.`,
    fromSummary: "Do resumo:",
    nothingAbout: (thing) => `Não encontrei nada sobre ${thing}.`,
    noTimes: "Esta gravação não tem tempos, então não sei que parte é.",
    ends: (moment) => `A gravação termina em **${moment}**.`,
    noMore: "A gravação não diz mais nada ali.",
    onlyItems: (count) => `Ali vejo apenas ${count}.`,
    noSentences: "Esta gravação não contém frases com que responder.",
    onlyPoints: (count) => `A gravação é curta: tem apenas ${count} pontos.`,
  },
};
